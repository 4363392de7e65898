import { readOrganisationView, writeOrganisationView, type OrganisationView } from '@/lib/organisation-address';

/** What the directory is narrowed to. */
export interface DirectoryView extends OrganisationView {
  /** 0 for everyone. */
  readonly status: number;
}

/** What an address says of the directory. */
export function readDirectoryView(query: URLSearchParams): DirectoryView {
  const status = Number(query.get('status'));
  return { ...readOrganisationView(query), status: Number.isInteger(status) && status > 0 ? status : 0 };
}

/** Puts it into the parameters of an address, beside whatever else they say. */
export function writeDirectoryView(query: URLSearchParams, view: DirectoryView): void {
  writeOrganisationView(query, view);
  if (view.status > 0) query.set('status', String(view.status));
  else query.delete('status');
}

/** What it is narrowed to, as text. */
export function directoryAddress(view: DirectoryView): string {
  const query = new URLSearchParams();
  writeDirectoryView(query, view);
  return query.toString();
}
