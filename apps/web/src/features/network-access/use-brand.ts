import { useEffect } from 'react';
import { applyBrandAccent } from '../../ui/brand-accent';

/** The chosen network's colour, while its door is on the screen. */
export const useBrand = (accent: string | null) =>
  useEffect(() => {
    applyBrandAccent(accent);
    return () => applyBrandAccent(null);
  }, [accent]);
