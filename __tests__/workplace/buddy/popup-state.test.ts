import { closePopupState, initialisePopup, isPopupVisible } from '@/components/workplace/buddy/popups/popup-state';

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
  [100, false],
])('the change flag %i shows a pop-up over the application: %s (POP-01 to POP-05)', (ischg, isVisible) => {
  expect(isPopupVisible(initialisePopup(ischg))).toBe(isVisible);
  expect(isPopupVisible(closePopupState(initialisePopup(ischg)))).toBe(false);
});

test('initialising sets showPopup to false, closing to true (POP-06, POP-07)', () => {
  expect(initialisePopup(1)).toEqual({ ischg: 1, showPopup: false });
  expect(closePopupState(initialisePopup(1))).toEqual({ ischg: 1, showPopup: true });
});
