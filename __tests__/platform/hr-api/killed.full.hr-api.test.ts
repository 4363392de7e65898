import { surviveKills } from './harness/killed-process';

test(
  'of writes acknowledged before two hundred kills nothing is lost and nothing doubled (F18)',
  () => surviveKills(200),
  3_600_000,
);
