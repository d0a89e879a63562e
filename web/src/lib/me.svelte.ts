/** Who this browser is. Nobody, until something needs a name. */

import { api, type User } from './api';

class Me {
  user = $state<User | null>(null);
  known = $state(false);

  async load(): Promise<void> {
    this.user = (await api.me()).user;
    this.known = true;
  }

  async rename(name: string): Promise<void> {
    this.user = (await (this.user ? api.rename(name) : api.becomeGuest(name))).user;
  }
}

export const me = new Me();
