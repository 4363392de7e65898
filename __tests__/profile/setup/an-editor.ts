import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import type { ReplyFor } from '../../../lib/contract/all';
import type { SectionDraft } from '../../../lib/contract/people/section-definition';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { upload } from '../../platform/files/upload';
import { inRole } from '../a-record';

type Field = SectionDraft['fields'][number];

/** A field as the editor sends it. */
export const field = (code: string, more: Partial<Field> = {}): Field => ({
  ...{ code, key: `${code}Key`, type: 'text', names: { en: `The ${code}` }, group: 'main' },
  ...more,
});

export const options = (...values: string[]) => values.map((value) => ({ value, names: { en: `Choice ${value}` } }));

/** HR at its editor, by calls alone. */
export class Editor {
  private constructor(
    private readonly hr: TestApp,
    readonly as: { readonly token: string },
  ) {}

  static async of(hr: TestApp, loginId = 'E1004', role: number = ROLE.hr): Promise<Editor> {
    return new Editor(hr, await inRole(hr, loginId, role));
  }

  async create(name: string, isMaster = false): Promise<number> {
    const request = { names: { en: name }, area: 'person' as const, isMaster };
    return (await this.hr.call('createSection', request, this.as)).reply().SectionCode;
  }

  async draft(SectionCode: number): Promise<ReplyFor<'getSectionDraft'>> {
    return (await this.hr.call('getSectionDraft', { SectionCode }, this.as)).reply();
  }

  /** Sends the draft as it is with some of it otherwise; on what was seen of it where that is given. */
  async send(SectionCode: number, change: Partial<SectionDraft>, seen?: string) {
    const { Revision, Definition } = await this.draft(SectionCode);
    const request = { SectionCode, Revision: seen ?? Revision, Definition: { ...Definition, ...change } };
    return this.hr.call('saveSectionDraft', request, this.as);
  }

  async save(SectionCode: number, change: Partial<SectionDraft>) {
    return (await this.send(SectionCode, change)).reply();
  }

  async publish(
    SectionCode: number,
    more: { ValidFrom?: string; Misfits?: { FieldCode: string; Count: number }[] } = {},
  ) {
    const { Revision } = await this.draft(SectionCode);
    return this.hr.call('publishSectionDraft', { SectionCode, Revision, ...more }, this.as);
  }

  async figures(SectionCode: number) {
    return (await this.hr.call('getPublishFigures', { SectionCode }, this.as)).reply();
  }

  /** Sends a file of options; its code. */
  async file(content: string): Promise<string> {
    const sent = await upload(this.hr, 'uploadOptionFile', {
      ...{ token: this.as.token, fileName: 'options.csv', type: 'text/csv', content },
    });
    return sent.reply().HeaderCode;
  }
}

/** By which member of the calls that save a section it is saved. */
export async function memberOf(hr: TestApp, SectionCode: number, as: { token: string }): Promise<string> {
  const [info] = (await hr.call('listSectionInfo', { SectionCode }, as)).reply();
  return info?.LinkInfo.split('/').at(-1) ?? '';
}
