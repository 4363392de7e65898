import { SWRConfig } from 'swr';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import { RetentionScreen } from '@/components/workplace/retention/retention-screen';
import type { Language } from '@/lib/contract/platform/languages';
import type { Erasure, LeftPerson } from '@/lib/contract/workplace/retention/retention';
import '@/components/workplace/retention/ask/preview-dialog';
import '@/components/workplace/retention/keep/keep-dialog';
import '@/components/workplace/retention/reason-dialog';
import '@/components/workplace/retention/requests/request-dialog';
import { answerCalls, type Answers } from '../../changes/answer-calls';
import { renderWithMessages } from '../../render-with-messages';
import { leftPerson, MEERA, retentionOf } from './sample-retention';

interface Scene {
  readonly keepMonths?: number | null;
  readonly people?: readonly LeftPerson[];
  readonly erasures?: Erasure[];
  readonly answers?: Answers;
  readonly language?: Language;
}

let run = 0;

/** Shows the page as the server found it; `answers` may still be changed. */
export function showRetention(scene: Scene = {}) {
  const { keepMonths = 24, people = [leftPerson(), MEERA], erasures = [], language = 'en' } = scene;
  const answers: Answers = {
    getRetention: retentionOf(keepMonths),
    listLeftPeople: people,
    listErasures: erasures,
    ...scene.answers,
  };
  const sent = answerCalls(answers);
  run += 1;
  const { container } = renderWithMessages(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RetentionScreen retention={retentionOf(keepMonths)} people={people} erasures={erasures} readAt={String(run)} />
      <Snackbars closeText="Close" />
    </SWRConfig>,
    language,
  );
  return { sent, answers, container };
}
