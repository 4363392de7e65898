import { Skeleton } from '@/components/ui/feedback/skeleton';
import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';

/** The document of an agreement in the portal's own viewer. */
export const ConductFile = lazyWithMessages(
  'files',
  (language) => import(`@/messages/${language}/files.json`),
  async () => (await import('@/components/platform/files/view/pdf-file')).PdfFile,
  <Skeleton className="h-[min(34rem,50dvh)] w-full" />,
);
