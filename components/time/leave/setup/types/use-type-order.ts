import { useRef, useState } from 'react';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';

/** The types in an order that people choose: each move counts at once and is saved, one after the other. */
export function useTypeOrder(given: readonly LeaveType[], onMoved: (type: LeaveType, place: number) => void) {
  const { send } = useCallMutation('orderLeaveTypes');
  const [types, setTypes] = useState(given);
  const [failure, setFailure] = useState<unknown>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  async function move(from: number, to: number) {
    const moved = types[from];
    if (!moved || to < 0 || to >= types.length || from === to) return;
    const next = types.toSpliced(from, 1).toSpliced(to, 0, moved);
    setTypes(next);
    setFailure(null);
    onMoved(moved, to + 1);
    const saved = last.current.then(() => send({ Codes: next.map(({ TypeCode }) => TypeCode) }));
    last.current = saved.catch(() => undefined);
    try {
      await saved;
    } catch (error) {
      setFailure(error);
      setTypes(given);
    }
  }

  return { types, failure, move };
}
