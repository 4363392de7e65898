import { PersonChip } from '@/components/people/person-chip';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';

/** Of more it is said how many they are. */
const MAX_NAMED = 2;

/** Who decides, step after step. */
export function SaveDeciders({ steps }: { readonly steps: ReplyFor<'getSaveEffects'>['Steps'] }) {
  const t = useMessages('profile-sections');
  return steps.map(({ Mode, Approvers }, at) => (
    <span key={at}>
      {` ${t(at === 0 ? 'willDecide' : 'thenDecides')}`}
      {Approvers.slice(0, MAX_NAMED).map((person, place) => (
        <span key={person.Empid}>
          {place > 0 && ` ${t(Mode === 'all' ? 'and' : 'or')}`}{' '}
          <PersonChip
            name={person.Name}
            employeeId={person.Empid}
            hasPhoto={person.HasPhoto}
            keyCode={person.KeyCode}
          />
        </span>
      ))}
      {Approvers.length > MAX_NAMED &&
        ` ${t(Mode === 'all' ? 'andOthers' : 'orOthers', { count: Approvers.length - MAX_NAMED })}`}
      {at < steps.length - 1 && ','}
    </span>
  ));
}
