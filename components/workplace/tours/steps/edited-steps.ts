import type { TourStep } from '@/lib/contract/workplace/tours';

/** A step while it is edited; `key` names it before it has a code. */
export interface EditedStep extends TourStep {
  readonly key: string;
}

let made = 0;

export const editedOf = (steps: readonly TourStep[]): readonly EditedStep[] =>
  steps.map((step) => ({ ...step, key: step.FieldCode }));

export function newStep(): EditedStep {
  made += 1;
  return { key: `new-${made}`, FieldCode: '', FieldName: '', Active: 'A', Names: {}, Contents: {} };
}

/** The steps with one of them in another place. */
export function moved(steps: readonly EditedStep[], key: string, to: number): readonly EditedStep[] {
  const step = steps.find((one) => one.key === key);
  if (!step || to < 0 || to >= steps.length) return steps;
  const others = steps.filter((one) => one !== step);
  return [...others.slice(0, to), step, ...others.slice(to)];
}

export const stepsToSend = (steps: readonly EditedStep[]): TourStep[] => steps.map(({ key: _, ...step }) => step);

/** How a tour is named in the address of its editor. */
export const tourKey = (urlName: string) => (urlName === '' ? 'portal' : urlName.replaceAll('/', '~'));
export const urlNameIn = (key: string) => (key === 'portal' ? '' : key.replaceAll('~', '/'));
