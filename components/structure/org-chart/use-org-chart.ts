import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '@/lib/client/call/call';
import type { Chart } from '@/lib/contract/structure/org-chart-rules';
import { onlyTopNode, TOP, type Branches } from './chart-tree';

export interface ChartQuestion {
  readonly chart: Chart;
  /** As `YYYY-MM-DD`; empty for today. */
  readonly on: string;
}

interface ChartState {
  readonly branches: Branches;
  readonly open: ReadonlySet<string>;
  /** The node that keys start from and that is kept in sight. */
  readonly current: string | null;
  readonly error: unknown;
}

const NOTHING: ChartState = { branches: new Map(), open: new Set(), current: null, error: null };

/** A chart of which branches are read as they are opened. What arrives late for another question is dropped. */
export function useOrgChart({ chart, on }: ChartQuestion, first: Branches) {
  const asked = `${chart} ${on}`;
  const [state, setState] = useState<ChartState>(() => {
    const top = first.get(TOP);
    const only = top && onlyTopNode(top);
    return { ...NOTHING, branches: first, open: new Set(only ? [only] : []) };
  });
  const latest = useRef(asked);
  const known = useRef(state);
  useEffect(() => {
    known.current = state;
  });

  const read = useCallback(
    async (node: string, also = '') => {
      const After = also ? '' : (known.current.branches.get(node)?.last ?? '');
      const page = await call('listChartBranch', { Chart: chart, On: on, NodeCode: node, After, With: also });
      if (latest.current !== `${chart} ${on}`) return null;
      setState((now) => {
        const isKnown = new Set(page.Nodes.map(({ NodeCode }) => NodeCode));
        const kept = After
          ? (now.branches.get(node)?.nodes ?? []).filter(({ NodeCode }) => !isKnown.has(NodeCode))
          : [];
        const branch = { nodes: [...kept, ...page.Nodes], hasMore: page.HasMore, last: page.Last };
        return { ...now, branches: new Map(now.branches).set(node, branch), error: null };
      });
      return { nodes: page.Nodes, hasMore: page.HasMore, last: page.Last };
    },
    [chart, on],
  );

  const attempt = useCallback(async (work: () => Promise<unknown>) => {
    const mine = latest.current;
    try {
      await work();
    } catch (error) {
      if (latest.current === mine) setState((now) => ({ ...now, error }));
    }
  }, []);

  const readTop = useCallback(async () => {
    const top = await read(TOP);
    const only = top && onlyTopNode(top);
    if (!only) return;
    setState((now) => ({ ...now, open: new Set(now.open).add(only) }));
    await read(only);
  }, [read]);

  useEffect(() => {
    if (latest.current === asked && known.current.branches.has(TOP)) return;
    latest.current = asked;
    setState(NOTHING);
    known.current = NOTHING;
    void attempt(readTop);
  }, [asked, attempt, readTop]);

  const go = useCallback((node: string) => setState((now) => ({ ...now, current: node })), []);

  const openNode = useCallback(
    (node: string) => {
      setState((now) => ({ ...now, open: new Set(now.open).add(node), current: node }));
      if (!known.current.branches.has(node)) void attempt(() => read(node));
    },
    [attempt, read],
  );

  const closeNode = useCallback((node: string) => {
    setState((now) => {
      const open = new Set(now.open);
      open.delete(node);
      return { ...now, open, current: node };
    });
  }, []);

  /** Opens the way from the top to a person; false where they are not in the chart. */
  const find = useCallback(
    async (key: string): Promise<void> => {
      const { Path } = await call('getChartPath', { Chart: chart, On: on, KeyCode: key });
      const pairs = Path.map((node, at) => ({ parent: at === 0 ? TOP : Path[at - 1]!, node }));
      await Promise.all(
        pairs.map(async ({ parent, node }) => {
          const isThere = known.current.branches.get(parent)?.nodes.some(({ NodeCode }) => NodeCode === node);
          if (!isThere) await read(parent, node);
        }),
      );
      setState((now) => ({
        ...now,
        open: new Set([...now.open, ...Path.slice(0, -1)]),
        current: Path.at(-1) ?? null,
      }));
    },
    [chart, on, read],
  );

  return {
    ...state,
    go,
    openNode,
    closeNode,
    find,
    readMore: (node: string) => void attempt(() => read(node)),
    retry: () => void attempt(readTop),
  };
}
