import { surviveKills } from './harness/killed-process';

test(
  'of writes acknowledged before twenty kills nothing is lost and nothing doubled (F17, F18)',
  () => surviveKills(20),
  300_000,
);
