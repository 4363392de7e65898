import { useMemo } from 'react';
import { call } from '@/lib/client/call/call';
import type { ReplyFor } from '@/lib/contract/all';
import type { FormField } from '@/lib/contract/platform/form/field';
import { formFields } from '@/lib/contract/platform/form/wire-field';
import { calendarDate } from '@/lib/dates';
import { isSearched } from '../../form/is-searched';
import { searchChoices } from '../../form/search-choices';

type Preview = Pick<ReplyFor<'getSectionPreview'>, 'Fields' | 'Options' | 'SectionInfo'>;

interface Viewed {
  /** 0 for the draft. */
  readonly version: number;
  readonly isOwn: boolean;
}

const NO_ANSWERS = {};

/** What the form of a preview is made of; long lists are asked of the version that is looked at. */
export function usePreviewContent({ Fields, Options, SectionInfo }: Preview, { version, isOwn }: Viewed) {
  return useMemo(() => {
    const { SectionCode } = SectionInfo;
    const options = new Map(
      Fields.flatMap(({ fieldname, FieldCode }) => {
        const own = Object.hasOwn(Options, fieldname) ? Options[fieldname] : undefined;
        return own ? [[FieldCode, own.map((option) => ({ ...option, parent: option.parent || null }))] as const] : [];
      }),
    );
    const ofDraft = new Set(Fields.filter(({ IsSearched }) => IsSearched).map(({ FieldCode }) => FieldCode));
    const place = { SectionCode, UserCode: '', ChillCode: '' };

    async function search({ type, code }: FormField, text: string, parent: string) {
      if (!ofDraft.has(code) || type === 'banklocator')
        return searchChoices(call, { place, field: { type, FieldCode: code }, text, parent });
      const asked = { SectionCode, Number: version, FieldCode: code, SearchText: text, Parent: parent };
      const found = await call('searchPreviewOptions', asked);
      return found.map((option) => ({ ...option, parent: option.parent || null }));
    }

    return {
      content: {
        fields: formFields(
          Fields.map((field) => ({ ...field, secret: field.IsMasked })),
          options,
          isOwn ? 'own' : 'other',
        ),
        answers: NO_ANSWERS,
        surroundings: { today: calendarDate(new Date()) },
      },
      choices: {
        options,
        searched: new Set(Fields.filter(isSearched).map(({ FieldCode }) => FieldCode)),
        search,
      },
    };
  }, [Fields, Options, SectionInfo, version, isOwn]);
}
