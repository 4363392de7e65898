import '@testing-library/jest-dom';

/** jsdom has no layout and so no media queries: none holds there. */
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

/** Nor does it paint: what waits for a paint is done at once. */
jest.mock('@/components/ui/feedback/after-paint', () => ({
  afterPaint: (work: () => void) => {
    work();
    return () => undefined;
  },
}));

/** Nor has anything a size that could change. */
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
