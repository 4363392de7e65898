import type { SampleConversation } from './sample-conversations';

/** What the client users of the sample have asked. */
export const clientConversations: readonly SampleConversation[] = [
  {
    requester: 'C2001',
    subProcess: 12,
    priority: 2,
    subject: 'Two new planners need the delivery portal',
    turn: 1,
    readEntries: 2,
    entries: [
      {
        at: [3, '10:20'],
        by: 'requester',
        text: 'Lena Brandt and Jonas Weiß start in our planning on Monday. They need to see the delivery dates of all three plants.',
      },
      { at: [3, '11:05'], by: 'desk', takes: true },
      {
        at: [1, '15:40'],
        by: 'desk',
        status: 3,
        text: 'Both accounts are prepared. Which email addresses may we send the invitations to?',
      },
    ],
  },
  {
    requester: 'C2001',
    subProcess: 22,
    priority: 1,
    subject: 'Badges for our visit next week',
    turn: 2,
    entries: [
      {
        at: [1, '15:30'],
        by: 'requester',
        text: 'Four of us are coming to walk through the new loading bay. Can the badges be ready at reception at nine?',
      },
    ],
  },
  {
    requester: 'C2001',
    subProcess: 21,
    priority: 1,
    subject: 'The gate of ramp 3 opens too slowly',
    turn: 2,
    rating: { stars: 5, comment: 'Our drivers say thank you.' },
    entries: [
      { at: [24, '09:10'], by: 'requester', text: 'Our drivers wait up to two minutes in front of it each morning.' },
      { at: [24, '10:30'], by: 'desk', takes: true },
      {
        at: [22, '14:00'],
        by: 'desk',
        status: 10,
        text: 'The sensor was misaligned. The gate opens within ten seconds again.',
      },
    ],
  },
  {
    requester: 'C2002',
    subProcess: 12,
    priority: 3,
    subject: 'Label printing stops after ten labels',
    turn: 1,
    entries: [
      {
        at: [2, '11:30'],
        by: 'requester',
        text: 'Since yesterday our print station at your warehouse has needed a new sign-in after every ten labels.',
      },
      { at: [2, '12:00'], by: 'desk', takes: true },
      {
        at: [2, '12:10'],
        by: 'desk',
        status: 2,
        text: 'The station lost its certificate in the last update. A new one is on its way to it tonight.',
      },
    ],
  },
  {
    requester: 'C2002',
    subProcess: 22,
    priority: 1,
    subject: 'A parking permit for the second van',
    turn: 2,
    entries: [
      { at: [16, '10:45'], by: 'requester', text: 'The van is new and will use the same bay as the first.' },
      { at: [16, '13:00'], by: 'desk', takes: true },
      {
        at: [15, '09:30'],
        by: 'desk',
        status: 10,
        text: 'The permit is valid from today. The number plate is on file.',
      },
    ],
  },
];
