/**
 * The part of @supabase/lite's Auth that the stack calls. Its own types keep two of these methods
 * private; they are what its routes themselves are made of.
 */
export interface AuthService {
  repo: AuthRepository;
  createSessionForUser(
    user: UserRow,
    identities: [],
    kind: "session",
    options: { createLoginAudit: boolean },
  ): Promise<SessionBody>;
  verifyOtp(params: { type: string; token_hash: string }): Promise<SessionBody>;
}

export interface AuthRepository {
  createUser(user: NewUser): Promise<UserRow>;
  findUserById(id: string): Promise<UserRow | null>;
  updateUser(id: string, changes: { is_anonymous: boolean }): Promise<UserRow | null>;
  deleteSession(id: string): Promise<void>;
  deleteFrom(table: "users"): {
    where(column: "id", operator: "=", id: string): { execute(): Promise<unknown> };
  };
  /** The row with its JSON columns read. */
  parseUserJson(user: UserRow): UserRow;
}

export interface NewUser {
  id: string;
  email: string | null;
  is_anonymous: boolean;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
}

export interface UserRow {
  id: string;
  email: string | null;
  is_anonymous: boolean;
  email_change_token_new: string | null;
  raw_app_meta_data: string | Record<string, unknown>;
  raw_user_meta_data: string | Record<string, unknown>;
}

/** What signing in answers. */
export interface SessionBody {
  access_token: string;
  refresh_token: string;
  user: UserBody;
}

export interface UserBody {
  id: string;
  is_anonymous: boolean;
}
