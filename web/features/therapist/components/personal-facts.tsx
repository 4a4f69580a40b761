import type { User } from "@rapport/shared/contracts/accounts.ts";
import type { TherapistProfile } from "@rapport/shared/contracts/therapist-profile.ts";
import { Fact } from "@/components/ui/fact.tsx";
import { Paragraphs } from "@/components/ui/paragraphs.tsx";
import { PROFILE_FIELDS } from "../profile-values.ts";

interface PersonalFactsProps {
  user: User;
  profile: TherapistProfile | null;
}

/** The personal information to read. What was not given is said to be missing, not left out. */
export function PersonalFacts({ user, profile }: PersonalFactsProps) {
  const { firstName, lastName, email } = profile ?? user;
  const years = profile?.experience;
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact term="Name">{`${firstName} ${lastName}`}</Fact>
      <Fact term={PROFILE_FIELDS.experience}>{years?.toString()}</Fact>
      <Fact term={PROFILE_FIELDS.email}>{email}</Fact>
      <Fact term={PROFILE_FIELDS.phone}>{profile?.phone}</Fact>
      <Fact term={PROFILE_FIELDS.specialty}>{profile?.specialty}</Fact>
      <Fact term={PROFILE_FIELDS.address}>{profile?.address}</Fact>
      {profile?.age != null && <Fact term="Age">{profile.age.toString()}</Fact>}
      <Fact term={PROFILE_FIELDS.bio} wide>
        {profile?.bio && <Paragraphs text={profile.bio} />}
      </Fact>
    </dl>
  );
}
