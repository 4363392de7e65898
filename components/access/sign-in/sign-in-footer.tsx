import { getTranslations } from 'next-intl/server';
import { Logo } from '@/components/ui/icons/logo';
import { portalConfig } from '@/lib/config';
import { yearOf } from '@/lib/dates';
import { withBasePath } from '@/lib/links/links';

const topics = ['privacy', 'legal', 'contact'] as const;

/** SIGN-08 to SIGN-12: the three links, the powered-by logo and the copyright line. */
export async function SignInFooter() {
  const [t, { title }] = await Promise.all([getTranslations('sign-in'), portalConfig()]);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 border-t border-line py-4 text-xs text-muted">
      <ul className="flex flex-wrap gap-x-5">
        {topics.map((topic) => (
          <li key={topic}>
            <a
              href={withBasePath(`/terms#${topic}`)}
              className="inline-flex min-h-11 items-center hover:text-ink hover:underline md:min-h-8"
            >
              {t(topic)}
            </a>
          </li>
        ))}
      </ul>
      <p className="flex items-center gap-1.5">
        {t('poweredBy')}
        <Logo size={{ width: 16, height: 16 }} />
        <span className="font-medium text-ink">Humming bird</span>
      </p>
      <p className="w-full">
        © {yearOf(new Date())} {title}
      </p>
    </footer>
  );
}
