import type { ReplyFor } from '@/lib/contract/all';
import type { Erasure, LeftPerson } from '@/lib/contract/workplace/retention/retention';

/** Somebody who left long ago and is due. */
export const leftPerson = (part: Partial<LeftPerson> = {}): LeftPerson => ({
  ChillCode: 'arjun',
  empid: 'E1015',
  Name: 'Arjun Pillai',
  HasPhoto: false,
  LastDay: '2020-03-05',
  DueOn: '2022-03-05',
  HeldBecause: '',
  HeldBy: '',
  HeldSince: '',
  RequestCode: '',
  Key: '2020-03-05.arjun',
  ...part,
});

export const MEERA = leftPerson({ ChillCode: 'meera', empid: 'E1200', Name: 'Meera Joshi', Key: '2020-03-06.meera' });

/** A request that waits for the reader. */
export const erasureOf = (part: Partial<Erasure> = {}): Erasure => ({
  RequestCode: '7b1f5e52-6f0a-4c6f-9d0e-2f6f6b1b7a11',
  State: 'waiting',
  Reason: 'The time has passed',
  AskedBy: 'Sofia Lindqvist',
  AskedAt: '2026-03-18T06:30:00Z',
  DecidedBy: '',
  DecidedAt: '',
  Comment: '',
  People: 2,
  Erased: 0,
  LeftOut: 0,
  MayDecide: true,
  MayWithdraw: false,
  ...part,
});

export const retentionOf = (KeepMonths: number | null = 24): ReplyFor<'getRetention'> => ({
  KeepMonths,
  Counts: { due: 2, held: 0, asked: 0, later: 7 },
});
