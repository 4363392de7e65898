import { Card } from '@/components/ui/card';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';

/** Where a tile will be. Without scripts the tiles stand below, and these would stay. */
export function TileSkeleton() {
  return (
    <div className="h-full noscript:hidden">
      <Card className="h-full min-h-48 px-5 py-4">
        <SkeletonRows rows={4} />
      </Card>
    </div>
  );
}
