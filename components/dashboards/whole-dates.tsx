import { WRITTEN_DAY } from '@/lib/dates';

/** A text whose dates stand in one line each: a browser would break them after a hyphen. */
export const WholeDates = ({ text }: { readonly text: string }) =>
  text.split(WRITTEN_DAY).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
