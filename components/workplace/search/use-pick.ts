import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import type { GroupCode } from '@/lib/contract/workplace/search';
import { openPanel } from '@/components/platform/panel/open-panel';
import { pageOfLink } from '@/lib/links/upstream-links';
import type { ReadyVerb } from './load-verbs';
import type { Favourite, SearchItem } from './search-items';

/** ROUTE-11. */
const PERSON_PAGE = 'profileview';

const pageOfPerson = (link: string, code: string) => pageOfLink(`ecenter/${link}/key/${code}`);

/**
 * What a pick in the search does: it is noted with the HR API (VCON-25), the search closes and the page opens (QS-26 to
 * QS-28). A person's page is named by the HR API's answer; where none comes the search stays open and says so.
 */
export function usePick(close: () => void) {
  const router = useRouter();
  const favourites = useCall('listFavourites', {}, { revalidateOnMount: true });
  const add = useCallMutation('addFavourite');
  const remove = useCallMutation('removeFavourite');
  const [failure, setFailure] = useState<unknown>(null);
  const isBusy = add.isSending || remove.isSending;

  const go = (page: `/${string}` | null) => {
    if (!page) return;
    close();
    router.push(page);
  };

  /** Does one thing at a time: a second press while one is under way changes nothing. */
  async function doOnce(work: () => Promise<unknown>) {
    if (isBusy) return;
    setFailure(null);
    await work().catch(setFailure);
  }

  function doVerb({ opens }: ReadyVerb) {
    if (typeof opens === 'function') return doOnce(opens);
    if ('page' in opens) return go(opens.page);
    openPanel(opens.panel, opens.subject);
  }

  const note = (group: GroupCode, key: string) =>
    add.send({ GroupCode: group, KeyCode: key, ChillCode: group === 1 ? '' : key });

  return {
    favourites,
    failure,
    isBusy,
    pick: ({ group, key, isMenu, redirectLink, verb }: SearchItem) =>
      doOnce(async () => {
        if (verb) return doVerb(verb);
        if (group === null) return go(pageOfLink(redirectLink));
        if (isMenu) {
          void note(group, key).catch(() => undefined);
          return go(pageOfLink(redirectLink));
        }
        const { data } = await note(group, key);
        go(pageOfPerson(data.LinkSrc, key) ?? pageOfPerson(PERSON_PAGE, key));
      }),
    pickFavourite: ({ GroupCode, KeyCode, ChillCode, URLName }: Favourite) => {
      void add.send({ GroupCode, KeyCode, ChillCode }).catch(() => undefined);
      go(GroupCode === 1 ? pageOfLink(URLName) : pageOfPerson(PERSON_PAGE, KeyCode));
    },
    mark: (group: GroupCode, key: string) =>
      doOnce(async () => {
        await note(group, key);
        await favourites.mutate();
      }),
    unmark: (favourite: { GroupCode: Favourite['GroupCode']; KeyCode: string }) =>
      doOnce(async () => {
        await remove.send({ GroupCode: favourite.GroupCode, KeyCode: favourite.KeyCode });
        await favourites.mutate();
      }),
  };
}
