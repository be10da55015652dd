import { ChevronDown, LogOut, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { Dialog } from '../../ui/overlays/dialog';
import { Drawer } from '../../ui/overlays/drawer';
import { Menu } from '../../ui/overlays/menu';
import { Popover } from '../../ui/overlays/popover';
import { Tooltip } from '../../ui/overlays/tooltip';
import { Brand } from '../../ui/signs/brand';
import { GallerySection, Specimen } from './gallery-section';
import { texts } from './texts';
import styles from './ui-gallery.module.css';

const words = texts.overlays;
const PARAGRAPHS = Array.from({ length: 14 }, (_, number) => number);

export function OverlaysSection() {
  const [open, setOpen] = useState<'dialog' | 'long' | 'confirm' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <GallerySection title={texts.sections.overlays}>
      <Specimen>
        <Button onClick={() => setOpen('dialog')}>{words.dialog}</Button>
        <Button onClick={() => setOpen('long')}>{words.long}</Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          {words.confirm}
        </Button>
        <Button onClick={() => setOpen('drawer')}>{words.drawer}</Button>
        <Menu
          label={words.menu}
          trigger={
            <Button variant="quiet">
              {words.menu}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          header={
            <>
              <strong>{words.account}</strong>
              <br />
              {words.accountEmail}
            </>
          }
          entries={[
            { id: 'settings', text: words.settings, icon: <Settings aria-hidden="true" />, to: '#' },
            { id: 'leave', text: words.leave, icon: <LogOut aria-hidden="true" />, onSelect: close },
            { id: 'remove', text: words.remove, icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: close },
          ]}
        />
        <Popover label={words.popover} trigger={<Button>{words.popover}</Button>}>
          <Checkbox>{words.popoverText}</Checkbox>
        </Popover>
        <Tooltip text={words.tooltipText}>
          <Button>{words.tooltip}</Button>
        </Tooltip>
      </Specimen>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={words.dialogTitle}
        actions={
          <>
            <Button onClick={close}>{words.dialogBack}</Button>
            <Button variant="primary" onClick={close}>
              {words.dialogMain}
            </Button>
          </>
        }
      >
        {words.dialogText}
      </Dialog>
      <Dialog open={open === 'long'} onClose={close} title={words.longTitle} size="l">
        <div className={styles.stack}>
          {PARAGRAPHS.map((number) => (
            <p key={number}>{words.longText}</p>
          ))}
        </div>
      </Dialog>
      <ConfirmDialog open={open === 'confirm'} onCancel={close} onConfirm={close} title={words.confirmTitle} confirm={words.confirmVerb}>
        {words.confirmText}
      </ConfirmDialog>
      <Drawer open={open === 'drawer'} onClose={close} label={words.drawerLabel} header={<Brand />}>
        {words.drawerItems.map((item) => (
          <Button key={item} variant="quiet" onClick={close}>
            {item}
          </Button>
        ))}
      </Drawer>
    </GallerySection>
  );
}
