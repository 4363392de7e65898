import type en from '../../texts/en.json';

const told = document.body.dataset;

/** What the host wrote into the page for its script. */
export const words = JSON.parse(told.words ?? '{}') as typeof en.script;
export const portal = told.portal ?? '';
export const signer = told.signer ?? '';
export const isAutomatic = told.automatic === 'true';
export const isNamePictureNeeded = told.picturename === 'true';
export const codes = { UserId: told.user ?? '', DocumentCode: told.code ?? '' };
/** Addresses of the host's own files. */
export const addresses = {
  document: told.address ?? '',
  worker: told.worker ?? '',
  parts: JSON.parse(told.parts ?? '{}') as Readonly<Record<string, string>>,
};

/** Whether there is a document in the page, or only the sentence that there may be none. */
export const hasDocument = told.words !== undefined;

/** An element that the host's page has. */
export function part<Element extends HTMLElement>(id: string): Element {
  const element = document.getElementById(id);
  if (!element) throw new Error(`#${id} is missing`);
  return element as Element;
}
