import { useEffect, useState } from 'react';
import { call } from '@/lib/client/call/call';
import { useLoadMore } from '@/lib/client/call/use-load-more';
import { PAGE_SIZE, type OwnTask } from './own-task';

export interface OwnTasks {
  readonly pending: readonly OwnTask[];
  readonly finished: readonly OwnTask[];
}

function useTasksOf(State: 'pending' | 'done', initial: readonly OwnTask[], readAt: string) {
  return useLoadMore({
    query: JSON.stringify(['listOwnTasks', State, readAt]),
    load: (After) => call('listOwnTasks', { State, After, PageSize: PAGE_SIZE }),
    positionOf: ({ Position }) => Position,
    idOf: ({ TaskCode }) => TaskCode,
    pageSize: PAGE_SIZE,
    initial,
  });
}

/** One's own tasks as they were read with the page, and as they change on it. */
export function useOwnTasks({ pending, finished }: OwnTasks, readAt: string) {
  const open = useTasksOf('pending', pending, readAt);
  const done = useTasksOf('done', finished, readAt);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** How many more are open than when the page was read. */
  const [more, setMore] = useState(0);
  const rows = open.rows.filter(({ TaskCode }) => !left.has(TaskCode));

  const { hasMore, isLoadingMore, failure, loadMore } = open;
  const isUsedUp = rows.length === 0 && hasMore && !isLoadingMore && failure === null;
  useEffect(() => {
    if (isUsedUp) void loadMore();
  });

  function finish({ TaskCode }: OwnTask) {
    setLeft((before) => new Set(before).add(TaskCode));
    setMore((before) => before - 1);
    void done.readAgain();
  }

  function reopen({ TaskCode }: OwnTask) {
    setLeft((before) => new Set([...before].filter((code) => code !== TaskCode)));
    setMore((before) => before + 1);
    void done.readAgain();
    if (!open.rows.some((row) => row.TaskCode === TaskCode)) void open.readAgain();
  }

  return { open: { ...open, rows }, done, more, finish, reopen };
}
