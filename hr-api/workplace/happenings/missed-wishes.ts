import type { CatchUpSource } from '../home/home-rows';
import { listReceived } from './data';

/** What somebody was wished while they were away. */
export const missedWishes: CatchUpSource = async ({ actor, db, now, language }, { since, limit }) => {
  const received = await listReceived(db, actor.personId, { since, now, language, limit });
  return received.map(({ code, content, name, empid, hasPhoto, sentAt }) => ({
    kind: 'wish',
    code,
    title: content,
    group: 'info',
    button: 'open',
    createdAt: sentAt,
    name,
    empid,
    hasPhoto,
    link: '',
  }));
};
