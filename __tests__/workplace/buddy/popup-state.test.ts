import { closedPopup, initialisedPopup, isPopupVisible } from '@/components/workplace/buddy/popups/popup-state';

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
  [100, false],
])('the change flag %i shows a pop-up over the application: %s (POP-01 to POP-05)', (ischg, isVisible) => {
  expect(isPopupVisible(initialisedPopup(ischg))).toBe(isVisible);
  expect(isPopupVisible(closedPopup(initialisedPopup(ischg)))).toBe(false);
});

test('initialising sets showPopup to false and closing sets it to true, as the specification names it (POP-06, POP-07)', () => {
  expect(initialisedPopup(1)).toEqual({ ischg: 1, showPopup: false });
  expect(closedPopup(initialisedPopup(1))).toEqual({ ischg: 1, showPopup: true });
});
