/** A date as people of each language write it. */
const DATE =
  /(\d{2}-[A-Z][a-z]{2}-\d{4}|\d{2}\.\d{2}\.\d{4}|\d{1,2}(?:er)? \p{L}+\.? \d{4}|\d{4}年\d{1,2}月\d{1,2}日)/u;

/** A text whose dates stand in one line each: a browser would break them after a hyphen. */
export const WholeDates = ({ text }: { readonly text: string }) =>
  text.split(DATE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
