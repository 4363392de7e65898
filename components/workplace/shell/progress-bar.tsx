'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

const STEP_PERCENT = 10;
const INTERVAL_MS = 30;
const WAITING_PERCENT = 90;
const DONE_PERCENT = 100;

/** Whether the router takes this press to another page. What opens a dialog says so, and leads nowhere. */
function isNavigation(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !event.defaultPrevented || link.hasAttribute('aria-haspopup')) return false;
  return link.origin === location.origin && link.pathname !== location.pathname;
}

/** SHL-14: steps of 10 % each 30 ms, from the press on a link; it waits at 90 % until the page is there. */
export function ProgressBar({ label }: { label: string }) {
  const path = usePathname();
  const shownPath = useRef(path);
  const goal = useRef(WAITING_PERCENT);
  const [percent, setPercent] = useState<number | null>(null);
  const isRunning = percent !== null;

  useEffect(() => {
    const start = (event: MouseEvent) => {
      if (!isNavigation(event)) return;
      goal.current = WAITING_PERCENT;
      setPercent(0);
    };
    document.addEventListener('click', start);
    return () => document.removeEventListener('click', start);
  }, []);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    goal.current = DONE_PERCENT;
    setPercent((current) => current ?? 0);
  }, [path]);

  useEffect(() => {
    if (!isRunning) return;
    const step = (current: number | null) =>
      current === null || current >= DONE_PERCENT ? null : Math.min(current + STEP_PERCENT, goal.current);
    const timer = setInterval(() => setPercent(step), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  if (percent === null) return null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent transition-transform duration-75 ease-linear"
      style={{ transform: `scaleX(${percent / 100})` }}
    />
  );
}
