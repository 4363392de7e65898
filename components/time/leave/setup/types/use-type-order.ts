import { useRef, useState } from 'react';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';

/** The types in an order that people choose: each move counts at once and is saved, one after the other. After a failure it is as saved last. */
export function useTypeOrder(given: readonly LeaveType[], onMoved: (type: LeaveType, place: number) => void) {
  const { send } = useCallMutation('orderLeaveTypes');
  const [types, setTypes] = useState(given);
  const [failure, setFailure] = useState<unknown>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const saved = useRef(given);

  async function move(from: number, to: number) {
    const moved = types[from];
    if (!moved || to < 0 || to >= types.length || from === to) return;
    const next = types.toSpliced(from, 1).toSpliced(to, 0, moved);
    setTypes(next);
    setFailure(null);
    onMoved(moved, to + 1);
    const sending = last.current.then(() => send({ Codes: next.map(({ TypeCode }) => TypeCode) }));
    const ended = sending.catch(() => undefined);
    last.current = ended;
    try {
      await sending;
      saved.current = next;
      setFailure(null);
    } catch (error) {
      setFailure(error);
    }
    if (last.current === ended) setTypes(saved.current);
  }

  return { types, failure, move };
}
