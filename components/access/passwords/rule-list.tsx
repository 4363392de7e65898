import { ruleTexts, type RuleWords } from './password-rules';

export interface RuleListWords extends RuleWords {
  readonly rulesTitle: string;
}

export function RuleList({ id, words }: { id: string; words: RuleListWords }) {
  return (
    <div id={id} className="rounded bg-surface-sunken px-4 py-3">
      <p className="font-medium">{words.rulesTitle}</p>
      <ul className="mt-1 list-disc space-y-0.5 pl-5 text-muted">
        {ruleTexts(words).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
