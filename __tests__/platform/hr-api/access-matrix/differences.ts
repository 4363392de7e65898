import type { Answer } from './answer';
import type { Answers, Replies } from './recording';

const NOTHING: Answer = { outcome: 'not recorded', fields: '' };

/** What is answered otherwise than it was, a sentence each. */
export function answerDifferences(was: Answers, is: Answers): string[] {
  return keysOf(was, is).flatMap((call) =>
    keysOf(was[call], is[call]).flatMap((person) =>
      keysOf(was[call]?.[person], is[call]?.[person]).flatMap((column) => {
        const before = was[call]?.[person]?.[column] ?? NOTHING;
        const now = is[call]?.[person]?.[column] ?? { ...NOTHING, outcome: 'not asked any more' };
        if (before.outcome === now.outcome && before.fields === now.fields) return [];
        const outcomes = `was ${before.outcome}, is ${now.outcome}`;
        return [`${call} as ${person} (${column}): ${outcomes}${fieldDifference(before, now)}`];
      }),
    ),
  );
}

/** Replies that read otherwise, the part that differs beside what it was. */
export function replyDifferences(was: Replies, is: Replies): string[] {
  return keysOf(was, is).flatMap((call) => {
    const [before, now] = [was[call]?.reply, is[call]?.reply] as [Record<string, unknown>?, Record<string, unknown>?];
    return keysOf(before, now).flatMap((part) => {
      const [old, current] = [before, now].map((reply) => JSON.stringify(reply?.[part]) ?? 'nothing');
      return old === current
        ? []
        : [`${call} as ${is[call]?.as ?? was[call]?.as} [${part}]: was ${old}, is ${current}`];
    });
  });
}

function fieldDifference({ fields: before }: Answer, { fields: now }: Answer): string {
  if (!before || !now) return '';
  const [old, current] = [before.split(' '), now.split(' ')];
  const gone = old.filter((field) => !current.includes(field));
  const added = current.filter((field) => !old.includes(field));
  return [
    ...(gone.length ? [`, without ${gone.join(' ')}`] : []),
    ...(added.length ? [`, with ${added.join(' ')}`] : []),
  ].join('');
}

const keysOf = (...objects: readonly (object | undefined)[]) => [
  ...new Set(objects.flatMap((object) => Object.keys(object ?? {}))),
];
