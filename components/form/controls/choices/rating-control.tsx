import { Stars } from '@/components/ui/form/stars';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ControlProps } from '../control';
import { useOfferedOptions } from './use-offered-options';

const SCORES = ['1', '2', '3', '4', '5'];

/** FENG-35, FENG-36: one to five, by the names that the items have. */
export function RatingControl({ field, view, attributes, onAnswer }: ControlProps) {
  const t = useMessages('form');
  const items = useOfferedOptions(field, view);
  const names = SCORES.map((score) => items.find(({ value }) => value === score)?.label ?? t('score', { score }));
  return (
    <Stars
      names={names}
      chosen={Number(view.answer)}
      isDisabled={attributes.disabled}
      onChoose={(stars) => onAnswer(String(stars))}
    />
  );
}
