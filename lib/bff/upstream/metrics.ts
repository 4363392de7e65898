import 'server-only';
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { lostLogLines } from '../../log-output';
import { processWide } from '../../process/process-wide';

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Timing {
  readonly counts: number[];
  sum: number;
  count: number;
}

interface Counters {
  readonly timings: Map<string, Timing>;
  readonly failures: Map<string, number>;
  readonly signIns: Map<string, number>;
  readonly loop: IntervalHistogram;
}

/** Labels are names and codes of our own closed lists, so that there are few and none tells of a person. */
const counters = () =>
  processWide('counted', (): Counters => {
    const loop = monitorEventLoopDelay({ resolution: 20 });
    loop.enable();
    return { timings: new Map(), failures: new Map(), signIns: new Map(), loop };
  });

const increase = (counts: Map<string, number>, labels: string) => counts.set(labels, (counts.get(labels) ?? 0) + 1);

/** One call to the HR API, with the status that it means to the person and the time it took in milliseconds. */
export function countCall(call: string, status: number, milliseconds: number): void {
  const { timings } = counters();
  const labels = `call="${call}",status="${Math.floor(status / 100)}xx"`;
  const timing = timings.get(labels) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
  const seconds = milliseconds / 1000;
  BUCKETS.forEach((bound, at) => (timing.counts[at] = (timing.counts[at] ?? 0) + (seconds <= bound ? 1 : 0)));
  timing.sum += seconds;
  timing.count += 1;
  timings.set(labels, timing);
}

export function countFailure(code: string): void {
  increase(counters().failures, `code="${code}"`);
}

/** The ways in. */
export type SignInMethod = 'password' | 'sso' | 'client' | 'device';

/** How a try to sign in ended: how far it came, or the code of its refusal. */
export function countSignIn(method: SignInMethod, result: string): void {
  increase(counters().signIns, `door="${method}",result="${result}"`);
}

/** Everything counted since the start, in Prometheus' text format; the delay of the event loop since the last time asked. */
export function metricsText(): string {
  const { timings, failures, signIns, loop } = counters();
  const families = [
    family('portal_call_seconds', 'histogram', [...timings].flatMap(samplesOf)),
    family('portal_call_failures_total', 'counter', formatSample('portal_call_failures_total', failures)),
    family('portal_sign_ins_total', 'counter', formatSample('portal_sign_ins_total', signIns)),
    family('portal_event_loop_delay_seconds', 'gauge', [
      `portal_event_loop_delay_seconds{quantile="0.5"} ${loop.percentile(50) / 1e9}`,
      `portal_event_loop_delay_seconds{quantile="0.99"} ${loop.percentile(99) / 1e9}`,
    ]),
    family('portal_log_lines_lost_total', 'counter', [`portal_log_lines_lost_total ${lostLogLines()}`]),
    family('process_resident_memory_bytes', 'gauge', [`process_resident_memory_bytes ${process.memoryUsage.rss()}`]),
  ];
  loop.reset();
  return `${families.join('\n')}\n`;
}

const family = (name: string, type: 'counter' | 'gauge' | 'histogram', samples: readonly string[]) =>
  [`# TYPE ${name} ${type}`, ...samples].join('\n');

const formatSample = (name: string, counts: Map<string, number>) =>
  [...counts].map(([labels, count]) => `${name}{${labels}} ${count}`);

function samplesOf([labels, { counts, sum, count }]: [string, Timing]): string[] {
  return [
    ...BUCKETS.map((bound, at) => `portal_call_seconds_bucket{${labels},le="${bound}"} ${counts[at] ?? 0}`),
    `portal_call_seconds_bucket{${labels},le="+Inf"} ${count}`,
    `portal_call_seconds_sum{${labels}} ${sum}`,
    `portal_call_seconds_count{${labels}} ${count}`,
  ];
}
