import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logOut } from '../session/log-out';
import { Button } from '../ui/actions/button';
import { texts } from './texts';

/** The way out of the screens that have no account menu. */
export function LogOutButton() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOut({ client, goTo: async (path) => navigate(path, { replace: true }) });
  };
  return (
    <Button variant="quiet" pending={leaving} onClick={leave}>
      {texts.logOut}
    </Button>
  );
}
