import { activeRole, isStaff } from '@lauda/domain/people/roles';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { resumeOutbox } from '../features/desk/saving/own-outbox';
import { LiveNotifications } from '../features/notifications/live-notifications';
import { useCurrentUser } from '../session/current-user';
import { useFlag } from '../session/feature-flags';
import { applyBrandAccent } from '../ui/brand-accent';
import { tagErrorReports } from '../vendors/error-reports';
import { startSupportChat } from '../vendors/support-chat';
import { gateFor } from './gate';
import { MaintenanceScreen } from './states/maintenance-screen';

/** Whoever has just come in has a screen to look at first. */
const NEWS_AFTER_MS = 500;

/** Around every screen of someone known: the gates again, since a role or a password may change while the app is open. */
export function AuthenticatedShell() {
  const me = useCurrentUser();
  const inMaintenance = useFlag('maintenance_mode') && !isStaff(me);
  const location = useLocation();
  const role = activeRole(me);
  const accent = role?.network_accent ?? null;
  const { email, id } = me.user;
  const client = useQueryClient();

  useEffect(() => {
    applyBrandAccent(accent);
    return () => applyBrandAccent(null);
  }, [accent]);

  useEffect(() => {
    tagErrorReports({
      school: role?.school ?? null,
      school_name: role?.school_name ?? null,
      school_group: role?.school_group ?? null,
      school_group_name: role?.school_group_name ?? null,
      school_grade: role?.school_grade ?? null,
      school_grade_name: role?.school_grade_name ?? null,
      school_network_id: role?.school_network_id ?? null,
      school_network_name: role?.school_network_name ?? null,
    });
  }, [role]);

  useEffect(() => void startSupportChat(email), [email]);

  // What the desk could not send on an earlier page is sent from wherever the person is now.
  useEffect(() => void resumeOutbox(id, client), [id, client]);

  const [hearsNews, setHearsNews] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setHearsNews(true)), NEWS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  if (inMaintenance) return <MaintenanceScreen />;
  const gate = gateFor(me, location);
  if (gate) return <Navigate to={gate} replace />;
  return (
    <>
      <Outlet />
      {hearsNews && !me.user.must_change_password && <LiveNotifications />}
    </>
  );
}
