import { clsx } from 'clsx';
import { ArrowRightIcon } from '@/components/ui/icons/icons';
import type { ReplyFor } from '@/lib/contract/all';
import { pathOfLink } from '@/lib/links/upstream-links';
import { withBasePath } from '@/lib/links/links';
import { SectionDrawing } from '@/components/people/section-drawing';
import { StatusBadge } from './status-badge';

export type Sections = ReplyFor<'listConductSections'>;
type Section = Sections[string][number];

/** COC-27 to COC-33: the sections of the profile that the agreement is about, by group. */
export function SectionTiles({ sections }: { sections: Sections }) {
  return (
    <div className="grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
      {Object.entries(sections).map(([group, members]) => (
        <section key={group} aria-label={group}>
          <h3 className="mb-2 font-semibold text-muted">{group}</h3>
          <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
            {members.map((section, at) => (
              <li key={`${at} ${section.linkURL}`}>
                <Tile {...section} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const tileClasses = 'flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-4';

function Tile({ PersonalSection, imgRef, StatusName, IsPending, linkURL }: Section) {
  const page = pathOfLink(`ecenter/${linkURL}`);
  const content = (
    <>
      <SectionDrawing name={imgRef} />
      <span className="min-w-0 flex-1">
        <span className="block text-base font-semibold">{PersonalSection}</span>
        <StatusBadge StatusName={StatusName} IsPending={IsPending} />
      </span>
      {page && <ArrowRightIcon className="size-5 shrink-0 text-muted" />}
    </>
  );
  if (!page) return <div className={tileClasses}>{content}</div>;
  return (
    <a href={withBasePath(page)} className={clsx(tileClasses, 'transition-colors duration-150 hover:bg-hover')}>
      {content}
    </a>
  );
}
