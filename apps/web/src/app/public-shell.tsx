import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { removeSupportChatSoon } from '../vendors/support-chat';

export function PublicShell() {
  useEffect(removeSupportChatSoon, []);
  return <Outlet />;
}
