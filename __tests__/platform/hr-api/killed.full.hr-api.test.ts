import { surviveKills } from './harness/survive-kills';

test(
  'of writes acknowledged before forty kills nothing is lost and nothing doubled (F18)',
  () => surviveKills(40),
  3_600_000,
);
