import type en from '../../texts/en.json';

const data = document.body.dataset;

/** What the host wrote into the page for its script. */
export const words = JSON.parse(data.words ?? '{}') as typeof en.script;
export const portal = data.portal ?? '';
export const signer = data.signer ?? '';
export const isAutomatic = data.automatic === 'true';
export const isNamePictureNeeded = data.picturename === 'true';
export const codes = { UserId: data.user ?? '', DocumentCode: data.code ?? '' };
/** Addresses of the host's own files. */
export const addresses = {
  document: data.address ?? '',
  worker: data.worker ?? '',
  parts: JSON.parse(data.parts ?? '{}') as Readonly<Record<string, string>>,
};

/** Whether there is a document in the page, or only the sentence that there may be none. */
export const hasDocument = data.words !== undefined;

/** An element that the host's page has. */
export function part<Element extends HTMLElement>(id: string): Element {
  const element = document.getElementById(id);
  if (!element) throw new Error(`#${id} is missing`);
  return element as Element;
}
