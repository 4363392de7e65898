'use client';

import { useEffect, useState } from 'react';
import { AttachFile } from '@/components/platform/files/upload/attach-file';
import type { AttachedFile } from '@/components/platform/files/upload/attached-file';
import { DocumentFile } from '@/components/platform/files/view/document-file';
import { FileProof } from '@/components/platform/files/file-proof';
import { Button } from '@/components/ui/button/button';
import { DeleteDialog } from '@/components/ui/overlay/delete-dialog';
import { ImageCrop } from '@/components/ui/media/image-crop';
import { ImageViewer } from '@/components/ui/media/image-viewer';
import { SpreadsheetViewer } from '@/components/ui/media/sheet/spreadsheet-viewer';
import { UnviewableFile } from '@/components/ui/media/unviewable-file';
import { TICKET_TYPES } from '@/lib/contract/platform/file-rules';
import { toSpreadsheet } from '@/lib/files/spreadsheet-file';
import { Block } from './block';

const frame = {
  cropArea: 'Frame of the crop',
  nwDragHandle: 'Upper left corner',
  nDragHandle: 'Upper edge',
  neDragHandle: 'Upper right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Lower right corner',
  sDragHandle: 'Lower edge',
  swDragHandle: 'Lower left corner',
  wDragHandle: 'Left edge',
};

const sheets = [
  toSpreadsheet('Seats', [
    ['Floor', 'Seats', 'Free since'],
    ['Ground', 48, new Date(Date.UTC(2026, 0, 5))],
    ['First', 62, null],
  ]),
  toSpreadsheet('Nothing', []),
];

/** What takes files, shows them and does away with them. */
export function FileBlocks() {
  const [file, setFile] = useState<AttachedFile | null>(null);
  const [document, setDocument] = useState<AttachedFile | null>(null);
  const [isViewing, setIsViewing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [isCropping, setIsCropping] = useState(false);
  const [cropped, setCropped] = useState('');
  const picture = usePicture();
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      <Block title="A file of a form">
        <AttachFile value={file} onChange={setFile} call="uploadTicketFile" types={TICKET_TYPES} />
      </Block>
      <Block title="A document of a list">
        <DocumentFile
          extensions="pdf, docx"
          isUploadShown
          isViewShown={document !== null}
          call="uploadTicketFile"
          onUploaded={setDocument}
          onView={() => setIsViewing(true)}
        />
        {document && isViewing && (
          <FileProof
            title="Document"
            code={document.HeaderCode}
            name={document.FileName}
            onClose={() => setIsViewing(false)}
          />
        )}
      </Block>
      <Block title="Delete">
        <Button type="button" variant="secondary" onClick={() => setIsAsking(true)}>
          Delete a sample
        </Button>
        <DeleteDialog
          isOpen={isAsking}
          isBusy={isDeleting}
          words={{
            title: 'Sample Delete',
            question: 'Are you sure to permanently delete this Sample?',
            deleting: 'Sample is deleting...',
            delete: 'Delete',
            cancel: 'Cancel',
          }}
          onCancel={() => {
            setIsAsking(false);
            setIsDeleting(false);
          }}
          onDelete={() => setIsDeleting(true)}
        />
      </Block>
      <Block title="Picture">
        {picture && (
          <ImageViewer
            bytes={picture}
            name="Sample.png"
            onBroken={() => {}}
            words={{ zoomIn: 'Enlarge', zoomOut: 'Reduce', rotate: 'Turn to the right', reset: 'Show all of it' }}
          />
        )}
      </Block>
      <Block title="Crop">
        <Button type="button" variant="secondary" onClick={() => setIsCropping(!isCropping)}>
          Crop a sample
        </Button>
        {picture && isCropping && (
          <ImageCrop
            bytes={picture}
            name="Sample.png"
            isShapeFree
            isBusy={false}
            onCrop={({ width, height }) => setCropped(`${width} × ${height}`)}
            onCancel={() => setIsCropping(false)}
            words={{
              hint: 'Drag the frame, or move it with the arrow keys.',
              shape: 'Shape',
              square: 'Square',
              free: 'Any shape',
              use: 'Use this part',
              cancel: 'Cancel',
              tooSmall: 'Too small to be cropped',
              failed: 'No picture',
              frame,
            }}
          />
        )}
        <p role="status">{cropped}</p>
      </Block>
      <Block title="Sheets">
        <SpreadsheetViewer
          sheets={sheets}
          name="Sample.xlsx"
          words={{ sheets: 'Sheets', empty: 'This sheet is empty', cut: ({ rows }) => `The first ${rows} rows` }}
        />
      </Block>
      <Block title="A file that no viewer shows">
        <UnviewableFile
          text="We are unable to view this file. Please download it."
          download={{ address: '#content', name: 'sample.doc', text: 'Download' }}
        />
      </Block>
    </div>
  );
}

/** A drawn landscape of 960 by 640 pixels. */
function usePicture(): Blob | null {
  const [picture, setPicture] = useState<Blob | null>(null);
  useEffect(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 960;
    canvas.height = 640;
    const surface = canvas.getContext('2d');
    if (!surface) return;
    const fill = (colour: string, ...area: [number, number, number, number]) => {
      surface.fillStyle = colour;
      surface.fillRect(...area);
    };
    fill('#d6f6f3', 0, 0, 960, 400);
    fill('#1bc5bd', 0, 400, 960, 240);
    fill('#073f3d', 620, 180, 160, 300);
    canvas.toBlob(setPicture);
  }, []);
  return picture;
}
