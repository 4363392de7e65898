/** In place of an `empid`: whoever asks, who need not know their own number yet, as at the conduct gate. No number is so. */
export const OWN_PHOTO = 'me';
