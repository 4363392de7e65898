import { useMessages } from '@/lib/i18n/use-messages';
import { FIELD_KINDS } from './field-kinds';

/** All types of fields, by what one does with them. */
export function TypeOptions() {
  const t = useMessages('profile-setup');
  return FIELD_KINDS.map(({ kind, types }) => (
    <optgroup key={kind} label={t(`kinds.${kind}`)}>
      {types.map((type) => (
        <option key={type} value={type}>
          {t(`types.${type}`)}
        </option>
      ))}
    </optgroup>
  ));
}
