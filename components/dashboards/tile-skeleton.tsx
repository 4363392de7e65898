import { Card } from '@/components/ui/card';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';

/** Where a tile will be. Without scripts the tiles stand below, and these would stay. */
export function TileSkeleton({ isWide }: { readonly isWide: boolean }) {
  return (
    <div className={`noscript:hidden ${isWide ? 'xl:col-span-2' : ''}`}>
      <Card className="min-h-80 px-5 py-4">
        <SkeletonRows rows={4} />
      </Card>
    </div>
  );
}
