import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import { loadModal } from '@/components/ui/overlay/load-modal';

/** A part that comes on demand is compiled when a test first asks for it: seconds, on a machine that is busy. */
configure({ asyncUtilTimeout: 5_000 });

/** A dialog is there at once, as the second one of a page is. */
beforeAll(async () => {
  await loadModal();
  // As in app/look.css.
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: 'body > * { pointer-events: auto }' }),
  );
});

/** jsdom has no layout and so no media queries: none holds there. */
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

/** Nor has anything a size that could change. */
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** Nor a top layer: what is rendered as a popover is in sight. */
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;

/** Nor anything to scroll. */
Element.prototype.scrollIntoView ??= () => undefined;

/** Nor can it make a digest. */
global.TextEncoder ??= TextEncoder as typeof global.TextEncoder;
if (!crypto.subtle) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
