import { portal } from './page-data';

/** Tells the portal that has this page in a frame, and nobody else, whatever the address of the page says. */
export function notifyPortal(message: { readonly ready: true } | { readonly DocumentCode: string }): void {
  if (window.parent !== window) window.parent.postMessage(message, portal);
}

/** Answers the portal's question for the code of the signature, which is empty while there is none (COC-20). */
export function answerPortal(codeNow: () => string): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== portal || source !== window.parent) return;
    const asked = typeof data === 'object' && data !== null && 'ask' in data ? data.ask : undefined;
    if (asked === 'DocumentCode') notifyPortal({ DocumentCode: codeNow() });
  });
}
