import { surviveKills } from './harness/survive-kills';

test(
  'of writes acknowledged before five kills nothing is lost and nothing doubled (F17, F18)',
  () => surviveKills(5),
  300_000,
);
