import { Link } from "react-router";
import { Alert } from "@/components/ui/alert.tsx";

/** Tells a guest, kindly, what stands between them and losing their work. */
export function GuestNote() {
  return (
    <Alert title="You are here as a guest" announce="off">
      <p>
        Your answers can be reached from this browser alone, and only until you log out.{" "}
        <Link to="/register" className="text-link">
          Create an account
        </Link>{" "}
        to keep them, or{" "}
        <Link to="/login" state={{ from: "/client-profile" }} className="text-link">
          log in
        </Link>{" "}
        to add them to the one you have.
      </p>
    </Alert>
  );
}
