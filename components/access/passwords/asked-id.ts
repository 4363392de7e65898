let askedId = '';

/** Carries the id that a code was asked for to the next screen, within this page's memory alone. */
export const askedFor = {
  remember: (id: string) => {
    askedId = id;
  },
  recall: () => askedId,
};
