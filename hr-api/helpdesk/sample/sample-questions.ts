/** What many people ask, and what they are answered. */
export interface SampleQuestion {
  readonly subProcess: number;
  readonly subject: string;
  readonly message: string;
  readonly answer: string;
}

export const sampleQuestions: readonly SampleQuestion[] = [
  {
    subProcess: 11,
    subject: 'The printer on our floor has no toner',
    message: 'It has said so since yesterday.',
    answer: 'It was replaced this morning.',
  },
  {
    subProcess: 11,
    subject: 'The headset crackles in calls',
    message: 'Others only catch half of what I say.',
    answer: 'A new headset is waiting for you at the service desk.',
  },
  {
    subProcess: 11,
    subject: 'The laptop is slow since the last update',
    message: 'Opening a table takes a minute.',
    answer: 'The disk was full of old updates; they are gone now.',
  },
  {
    subProcess: 11,
    subject: 'Please install the drawing program',
    message: 'I need it for the plans of the new line.',
    answer: 'It is in your software centre now.',
  },
  {
    subProcess: 12,
    subject: 'Locked out after my holiday',
    message: 'The password had expired, and I got it wrong three times.',
    answer: 'Your account is open again. You choose a new password when you sign in.',
  },
  {
    subProcess: 12,
    subject: 'Access to the folder of the audit team',
    message: 'My manager has agreed.',
    answer: 'You can open it from now on.',
  },
  {
    subProcess: 12,
    subject: 'Emails to the group do not reach me',
    message: 'My colleagues get them.',
    answer: 'You were not on the list; you are now.',
  },
  {
    subProcess: 21,
    subject: 'The light above my desk is broken',
    message: 'It hums and goes out now and then.',
    answer: 'The lamp was replaced.',
  },
  {
    subProcess: 21,
    subject: 'The coffee machine leaks',
    message: 'There is water on the floor of the kitchen on level 3.',
    answer: 'The seal was worn. It no longer leaks.',
  },
  {
    subProcess: 21,
    subject: 'A meeting room for twelve people',
    message: 'We meet every Thursday, and the small room is too small for us.',
    answer: 'Room 2.04 is yours on Thursdays.',
  },
  {
    subProcess: 22,
    subject: 'I have lost my badge',
    message: 'Probably on the train. Please block it.',
    answer: 'It is blocked. Your new badge is at reception.',
  },
  {
    subProcess: 22,
    subject: 'A parking space for next week',
    message: 'I come by car because of the strike.',
    answer: 'Space 41 is yours from Monday to Friday.',
  },
  {
    subProcess: 31,
    subject: 'My bank account has changed',
    message: 'Where do I enter the new one?',
    answer: 'Under My profile, Bank account. It applies from the next payroll run.',
  },
  {
    subProcess: 31,
    subject: 'The meal allowance is missing',
    message: 'It was there in the last few months.',
    answer: 'It is paid with the next salary, for both months.',
  },
  {
    subProcess: 32,
    subject: 'A certificate for the visa office',
    message: 'They need my salary and the length of my contract.',
    answer: 'The certificate is under Documents.',
  },
  {
    subProcess: 32,
    subject: 'My name is misspelt in the contract',
    message: 'There is one letter too many.',
    answer: 'A corrected contract is on its way to you for signing.',
  },
];
