import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { whenWorkedOn } from '../../access/passwords/ask-code';
import { upload } from '../../platform/files/upload';
import type { TestApp } from '../../platform/hr-api/harness/start-app';

export type Detail = ReplyFor<'getImport'>;
export type Row = ReplyFor<'listImportRows'>[number];

const HEADINGS =
  'Employee ID,First name,Last name,Work email,Joined on,Business,Company,Unit,Location,Level,Job status,Manager,Effective from';

/** A line of the file of the tests: somebody who joins, but for what is said otherwise. */
export const joiner = (part: Partial<Record<string, string>> = {}): string =>
  Object.values({
    ...{ id: 'N1', given: 'Noor', family: 'Haddad', mail: '', joined: '2026-06-01', business: 'instruments' },
    ...{ company: 'IN', unit: 'firmware', location: 'bengaluru', level: 'specialist', status: '3' },
    ...{ manager: '', from: '', ...part },
  }).join(',');

/** A line that changes somebody by their number. */
export const update = (id: string, part: Partial<Record<string, string>> = {}): string =>
  joiner({
    ...{
      id,
      given: '',
      family: '',
      joined: '',
      business: '',
      company: '',
      unit: '',
      location: '',
      level: '',
      status: '',
    },
    ...part,
  });

/** An import of the tests, driven by the calls of the contract alone. */
export class AnImport {
  private constructor(
    readonly hr: TestApp,
    readonly as: { readonly token: string },
    readonly ImportCode: string,
  ) {}

  static async send(
    hr: TestApp,
    as: { readonly token: string },
    content: string | Buffer,
    fileName = 'people.csv',
    Kind = 'people',
  ) {
    const type = fileName.endsWith('.xlsx') ? 'application/octet-stream' : 'text/csv';
    const sent = await upload(hr, 'uploadImportFile', { token: as.token, fileName, type, content });
    return hr.call('startImport', { HeaderCode: sent.reply().HeaderCode, Kind }, as);
  }

  /** Starts with lines below the headings of the tests, whose columns are guessed. */
  static async of(
    hr: TestApp,
    as: { readonly token: string },
    lines: readonly string[],
    headings = HEADINGS,
    kind = 'people',
  ) {
    const started = (await AnImport.send(hr, as, [headings, ...lines].join('\n'), `${kind}.csv`, kind)).reply();
    return new AnImport(hr, as, started.ImportCode);
  }

  async detail(): Promise<Detail> {
    return (await this.hr.call('getImport', { ImportCode: this.ImportCode }, this.as)).reply();
  }

  /** Says the options, everything else as it is. */
  async options(Options: Record<string, string>, Fixed: Record<string, string> = {}): Promise<this> {
    const { FileColumns, KeyColumn } = await this.detail();
    const Mapping = FileColumns.filter(({ Column }) => Column !== '').map(({ Position, Column }) => ({
      Position,
      Column,
    }));
    const request = { ImportCode: this.ImportCode, Mapping, KeyColumn, Fixed, Options };
    (await this.hr.call('saveImportMapping', request, this.as)).reply();
    return this;
  }

  async check(): Promise<Detail> {
    (await this.hr.call('checkImport', { ImportCode: this.ImportCode }, this.as)).reply();
    await whenWorkedOn(this.hr);
    return this.detail();
  }

  async run(Mode: 'valid' | 'all' = 'valid'): Promise<Detail> {
    (await this.hr.call('runImport', { ImportCode: this.ImportCode, Mode }, this.as)).reply();
    await whenWorkedOn(this.hr);
    return this.detail();
  }

  async undo(Mode: 'valid' | 'all' = 'all', as = this.as): Promise<Detail> {
    const request = { ImportCode: this.ImportCode, Mode, Reason: 'The wrong file' };
    (await this.hr.call('undoImport', request, as)).reply();
    await whenWorkedOn(this.hr);
    return this.detail();
  }

  async rows(part: Partial<RequestFor<'listImportRows'>> = {}): Promise<Row[]> {
    return (await this.hr.call('listImportRows', { ImportCode: this.ImportCode, ...part }, this.as)).reply();
  }

  /** What became of each line, and why it is refused. */
  async outcomes(): Promise<string[]> {
    return (await this.rows()).map(({ Outcome, Issues }) =>
      [Outcome, ...Issues.map(({ Column, Reason }) => `${Column} ${Reason}`)].join(': '),
    );
  }
}
