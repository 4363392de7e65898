import { TONE_BACK, toneAt } from './tones';

/** What the colours of a picture stand for. */
export function Key({ labels }: { readonly labels: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {labels.map((label, at) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-3 shrink-0 rounded-sm ${TONE_BACK[toneAt(at)]}`} />
          <span className="wrap-anywhere">{label}</span>
        </li>
      ))}
    </ul>
  );
}
