import { getLocale, getMessages } from 'next-intl/server';
import { ConductEditor } from '@/components/agreements/admin/editor/conduct-editor';
import { KEEPING_PAGE } from '@/components/agreements/admin/conduct-page';
import type { TypedConduct } from '@/components/agreements/admin/editor/typed-conduct';
import type { DraftPlace } from '@/components/agreements/admin/editor/use-conduct-draft';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { calendarDate } from '@/lib/dates';

interface ConductEditorPageProps {
  readonly place: DraftPlace;
  readonly saved: TypedConduct;
  readonly title: string;
}

/** Where a draft is written, whether it is saved already or not. */
export async function ConductEditorPage({ place, saved, title }: ConductEditorPageProps) {
  const [messages, language, choices] = await Promise.all([
    getMessages(),
    getLocale(),
    callHr('listConductChoices', {}),
  ]);
  const words = messages['conduct-keeping'];
  return (
    <>
      <PageTitle title={title} lead={words.editorLead} above={{ href: KEEPING_PAGE, name: words.title }} />
      <ConductEditor
        key={place.code || place.series}
        place={place}
        saved={saved}
        choices={choices}
        today={calendarDate(new Date())}
        words={words}
        gateWords={messages.conduct}
        failures={messages.errors}
        language={language}
      />
    </>
  );
}
