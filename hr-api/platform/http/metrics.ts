import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/database';
import type { Jobs } from '../jobs/jobs';
import { lostLogLines } from '../log-output';
import { runCounts } from '../schedules/run-counts';

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Timing {
  readonly counts: number[];
  sum: number;
  count: number;
}

type Sample = readonly [labels: string, value: number];

const family = (name: string, type: 'counter' | 'gauge' | 'histogram', samples: readonly Sample[]) =>
  [`# TYPE ${name} ${type}`, ...samples.map(([labels, value]) => `${labels} ${value}`)].join('\n');

/** Counts the calls and answers `GET /metrics` in Prometheus' text format: numbers by call and status, of nobody. */
export function addMetrics(app: FastifyInstance, { database, jobs }: { database: OpenDatabase; jobs: Jobs }): void {
  const timings = new Map<string, Timing>();
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  app.addHook('onClose', async () => void loop.disable());
  app.addHook('onResponse', async ({ call }, { statusCode, elapsedTime }) => {
    if (!call) return;
    const labels = `call="${call}",status="${statusCode}"`;
    const timing = timings.get(labels) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
    const seconds = elapsedTime / 1000;
    BUCKETS.forEach((bound, at) => (timing.counts[at] = (timing.counts[at] ?? 0) + (seconds <= bound ? 1 : 0)));
    timing.sum += seconds;
    timing.count += 1;
    timings.set(labels, timing);
  });
  app.get('/metrics', async (_request, reply) => {
    const connections = database.connections();
    const waiting = await jobs.waiting().catch(() => ({}));
    const text = [
      family('hr_api_call_seconds', 'histogram', [...timings].flatMap(samplesOf)),
      family('hr_api_database_connections', 'gauge', formatSample('hr_api_database_connections', 'state', connections)),
      family('hr_api_jobs_waiting', 'gauge', formatSample('hr_api_jobs_waiting', 'queue', waiting)),
      family('hr_api_event_loop_delay_seconds', 'gauge', [
        ['hr_api_event_loop_delay_seconds{quantile="0.5"}', loop.percentile(50) / 1e9],
        ['hr_api_event_loop_delay_seconds{quantile="0.99"}', loop.percentile(99) / 1e9],
      ]),
      family(
        'hr_api_scheduled_runs_total',
        'counter',
        runCounts().map(([labels, count]): Sample => [`hr_api_scheduled_runs_total{${labels}}`, count]),
      ),
      family('hr_api_log_lines_lost_total', 'counter', [['hr_api_log_lines_lost_total', lostLogLines()]]),
      family('process_resident_memory_bytes', 'gauge', [['process_resident_memory_bytes', process.memoryUsage.rss()]]),
    ];
    loop.reset();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${text.join('\n')}\n`);
  });
}

function samplesOf([labels, { counts, sum, count }]: [string, Timing]): Sample[] {
  return [
    ...BUCKETS.map((bound, at): Sample => [`hr_api_call_seconds_bucket{${labels},le="${bound}"}`, counts[at] ?? 0]),
    [`hr_api_call_seconds_bucket{${labels},le="+Inf"}`, count],
    [`hr_api_call_seconds_sum{${labels}}`, sum],
    [`hr_api_call_seconds_count{${labels}}`, count],
  ];
}

const formatSample = (name: string, label: string, values: Record<string, number>): Sample[] =>
  Object.entries(values).map(([key, value]) => [`${name}{${label}="${key}"}`, value]);
